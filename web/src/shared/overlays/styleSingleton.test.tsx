import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { styleSingleton } from './styleSingleton'

/** Replaces `CSSStyleSheet`, because jsdom does not support adopted style sheets. */
class FakeSheet {
  styles = ''
  replaceSync(styles: string) {
    this.styles = styles
  }
}
const readStyles = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ styles }) => styles)

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})

test('the styles of the first instance apply until the last instance is unmounted', () => {
  const Styles = styleSingleton()
  const first = render(<Styles styles="body{overflow:hidden}" />)
  const second = render(<Styles styles="body{color:red}" />)
  expect(readStyles()).toEqual(['body{overflow:hidden}'])
  first.unmount()
  expect(readStyles()).toEqual(['body{overflow:hidden}'])
  second.unmount()
  expect(readStyles()).toEqual([])
  render(<Styles styles="body{color:red}" />)
  expect(readStyles()).toEqual(['body{color:red}'])
})

test('two singletons do not share their styles, and no style element is added', () => {
  const [Styles, OtherStyles] = [styleSingleton(), styleSingleton()]
  const { rerender } = render(<Styles styles="a{}" />)
  render(<OtherStyles styles="b{}" />)
  rerender(<Styles styles="c{}" />)
  expect(readStyles()).toEqual(['a{}', 'b{}'])
  expect(document.querySelector('style')).toBeNull()
})
