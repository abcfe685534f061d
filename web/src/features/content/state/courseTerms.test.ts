import { expect, test } from 'vitest'
import { splitTerms } from './courseTerms'

test.each([
  ['nursing, public   health ,', ['nursing', 'public health']],
  ['Law,law, LAW', ['Law']],
  ['نرسنگ، قانون', ['نرسنگ', 'قانون']],
  [' , ,', []],
  ['a,b,c,d,e,f,g', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s is split at its commas', (text, terms) => {
  expect(splitTerms(text)).toEqual(terms)
})
