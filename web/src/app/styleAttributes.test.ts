import { expect, test } from 'vitest'
import { replaceStyleAttributes } from '../../styleAttributes.vite.ts'

test('equal style attributes become one class, beside the other classes of the element', () => {
  const { html, css } = replaceStyleAttributes('<p class="a b" style="color:red">1</p><br style="color:red"/><i style="--h:1rem" class="c" id="x">2</i>')
  expect(html).toBe('<p class="a b frame-0">1</p><br class="frame-0"/><i class="c frame-1" id="x">2</i>')
  expect(css).toBe('#root .frame-0{color:red}\n#root .frame-1{--h:1rem}')
})

test('entities of an attribute are decoded for the style sheet', () => {
  const { css } = replaceStyleAttributes('<p style="font-family:&quot;A &amp; B&quot;,&#x27;C&#x27;">1</p>')
  expect(css).toBe(`#root .frame-0{font-family:"A & B",'C'}`)
})

test('HTML without style attributes stays the same', () => {
  const html = '<p class="a" title="x &gt; y">1</p>'
  expect(replaceStyleAttributes(html)).toEqual({ html, css: '' })
})
