import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { DEFAULT_SLUGS } from '@/shared/routing/defaultSlugs'
import { setSlugs } from '@/shared/routing/paths'
import '@/shared/texts/i18n'

setSlugs(DEFAULT_SLUGS)
// On a busy machine, the first import of a dialog's code can take longer than the default timeout
// of 1 s.
configure({ asyncUtilTimeout: 20_000 })

/** Adds browser functions that Mantine needs and jsdom does not have. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})
Element.prototype.scrollIntoView = () => undefined
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(cleanup)
// Some modules load further code while they are imported. The test file must not end before this
// code has loaded.
afterAll(() => vi.dynamicImportSettled())
