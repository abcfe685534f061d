import { expect, test } from 'vitest'
import { findInternalLink } from './internalLink'

/**
 * Puts the markup into the page and clicks its text. Returns the address that `findInternalLink`
 * finds.
 */
function click(markup: string, options: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = markup
  let address: string | undefined
  const listen = (event: MouseEvent) => {
    address = findInternalLink(event)
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
  return address
}

test('a link of the site opens without a page load and keeps its query', () => {
  expect(click('<a href="/course?pg=2"><span>2</span></a>')).toBe('/course?pg=2')
})

test.each([
  '<a href="https://example.org/course"><span>other site</span></a>',
  '<a href="/course" target="_blank"><span>other window</span></a>',
  '<a href="/course" download><span>file</span></a>',
  '<a href="#results"><span>place</span></a>',
  '<a href="mailto:a@example.org"><span>letter</span></a>',
  '<span>no link</span>',
])('the browser handles %s', (markup) => {
  expect(click(markup)).toBeUndefined()
})

test('the browser handles a click with a modifier key', () => {
  expect(click('<a href="/course"><span>x</span></a>', { ctrlKey: true })).toBeUndefined()
})
