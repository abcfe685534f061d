import { expect, test } from 'vitest'
import { findUploadProblems } from './uploadProblems'

const LIMIT = 2_000_000
const makeFile = (bytes: number) => new File([new Uint8Array(bytes)], 'transcript.pdf')

test.each([
  ['', undefined, { kind: 'required', file: 'Choose a file' }],
  ['passport', makeFile(0), { file: 'Choose a file' }],
  ['passport', makeFile(LIMIT + 1), { file: 'The file may have at most 2 MB' }],
  ['', makeFile(LIMIT), { kind: 'required' }],
  ['passport', makeFile(LIMIT), {}],
])('an upload of the kind “%s” is checked before it is sent', (kind, file, problems) => {
  expect(findUploadProblems(kind, file, LIMIT)).toEqual(problems)
})
