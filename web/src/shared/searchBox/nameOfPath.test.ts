import { expect, test } from 'vitest'
import { readNameOfPath } from './nameOfPath'

test.each([
  ['/country/new-zeland', 'new zeland'],
  ['/university-details/univercity-of-leeds/', 'univercity of leeds'],
  ['/What+is+interesting/%D9%86%D8%B1%D8%B3%D9%86%DA%AF', 'نرسنگ'],
  ['/course-detail/123', ''],
  ['/', ''],
  ['/%E0%A4%A', 'E0 A4 A'],
])('%s names %s', (pathname, name) => {
  expect(readNameOfPath(pathname)).toBe(name)
})
