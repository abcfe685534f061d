import { expect, test } from 'vitest'
import { en } from './en'
import { ur } from './ur'

type Tree = { readonly [key: string]: string | Tree }

function flat(texts: Tree, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}
const english = new Map(flat(en))
const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort()

test.each(flat(ur))('%s is written in Urdu, with the blanks of the English text', (key, text) => {
  expect(blanks(text)).toEqual(blanks(english.get(key) ?? ''))
  if (!['duration.atMost', 'chips.text', 'chips.ofBox', 'currency.option'].includes(key)) expect(text).toMatch(/[\u0600-\u06FF]/)
})

test('no English text is missing in Urdu', () => {
  expect(flat(ur).map(([key]) => key)).toEqual([...english.keys()])
})
