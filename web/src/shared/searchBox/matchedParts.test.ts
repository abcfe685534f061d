import { expect, test } from 'vitest'
import { splitMatchedParts } from './matchedParts'

const marked = (name: string, typed: string) =>
  splitMatchedParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Nursing and Midwifery', 'nurs', '[Nurs]ing and Midwifery'],
  ['Computer Science', 'sci comp ', '[Comp]uter [Sci]ence'],
  ['Université de Montréal', 'MONTRE', 'Université de [Montré]al'],
  ['Universite\u0301 Laval', 'universite', '[Universite\u0301] Laval'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['Isparta', 'ısp', '[Isp]arta'],
  ['نرسنگ', 'نرس', '[نرس]نگ'],
  ['Straße', 'stra', '[Stra]ße'],
  ['Law', '', 'Law'],
  ['Law', '?!', 'Law'],
  ['A.I. (Artificial Intelligence)', 'int', 'A.I. (Artificial [Int]elligence)'],
])('%s with %s typed', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected)
  expect(splitMatchedParts(name, typed).map(({ text }) => text).join('')).toBe(name)
})
