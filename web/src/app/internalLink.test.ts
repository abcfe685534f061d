import { expect, test } from 'vitest'
import { findInternalLink } from './internalLink'

/** Where a click on the words of a link leads. */
function clicked(markup: string, options: MouseEventInit = {}): string | undefined {
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

test('a link of the site stays in the page, with its query', () => {
  expect(clicked('<a href="/course?pg=2"><span>2</span></a>')).toBe('/course?pg=2')
})

test.each([
  '<a href="https://example.org/course"><span>other site</span></a>',
  '<a href="/course" target="_blank"><span>other window</span></a>',
  '<a href="/course" download><span>file</span></a>',
  '<a href="#results"><span>place</span></a>',
  '<a href="mailto:a@example.org"><span>letter</span></a>',
  '<span>no link</span>',
])('%s is the browser’s', (markup) => {
  expect(clicked(markup)).toBeUndefined()
})

test('so is a click with a key held down', () => {
  expect(clicked('<a href="/course"><span>x</span></a>', { ctrlKey: true })).toBeUndefined()
})
