import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import retention from '../../../../retention.json'
import arabic from '../languages/ar'
import urdu from '../languages/ur'
import { legalEn } from './legal.en'
import { LEGAL_PARTS } from './legalParts'

/**
 * The digest of the terms in all languages, by CONSENT_VERSION of `schemas/vocabulary/accounts.py`.
 * A stored consent refers to a version, so a changed text needs a new version. Change the version,
 * run `make generate`, and add a line here.
 */
const DIGESTS: Readonly<Record<string, string>> = { '2026-11': '223c78ec154f7a4d25ab9bee9c291a1149f4f9df8dd43cfa48369f6eb9222f67' }

test('the terms of a version of the consent do not change', () => {
  const terms = [legalEn, urdu.legal, arabic.legal].map(({ parts }) => LEGAL_PARTS.terms.map((name) => [name, parts[name].title, parts[name].text]))
  expect(DIGESTS[retention.consent_version]).toBe(createHash('sha256').update(JSON.stringify(terms)).digest('hex'))
})
