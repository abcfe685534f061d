import type { Page } from '@playwright/test'

/**
 * Describes the visible elements that reach beyond the window, unless an ancestor clips or scrolls
 * them. The first text says how wide the page is, if it is wider than the window.
 */
export function findWiderThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // On a phone, `innerWidth` grows if the page is too wide, so it cannot be the limit.
    const screenWidth = document.documentElement.clientWidth
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isClipped = (element: Element) => {
      for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) if (clips(each)) return true
      return false
    }
    const isWide = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (left < -1 || right > screenWidth + 1)
    }
    const found = [...document.body.querySelectorAll('*')].filter((element) => isWide(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element))
    const wide = found.map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent.slice(0, 60)}`)
    const { scrollWidth } = document.documentElement
    return scrollWidth > screenWidth ? [`the page is ${scrollWidth} px wide`, ...wide] : wide
  })
}

/**
 * Finds texts with parts that a browser shows in the wrong order, in a right-to-left page. There are two kinds:
 *
 * - Parts that are not isolated: Latin letters beside brackets or other Latin parts of a list, and digits before a plus
 *   sign.
 * - Urdu and Arabic texts in a <bdi> that begin with a Latin letter, so that the <bdi> lays out the text from left to
 *   right.
 */
export function findScrambledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrambled = /\p{Script=Latin}\s*[()[\]]|[()[\]]\s*\p{Script=Latin}|\d\+|\p{Script=Latin}\s*[·,،;]\s*\p{Script=Latin}/u
    const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g
    // Browsers show a pair of brackets in the right order.
    const bracketed = /[([][^()[\]]*[)\]]/g
    const isIsolate = (element: Element) => element.tagName === 'BDI' || element.hasAttribute('dir') || !getComputedStyle(element).display.startsWith('inline')
    const readOwnText = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (!(node instanceof HTMLElement) || isIsolate(node)) return '\u200f'
      return [...node.childNodes].map(readOwnText).join('')
    }
    const isTurned = (element: HTMLElement) => element.tagName === 'BDI' && getComputedStyle(element).direction === 'ltr' && /\p{Script=Arabic}/u.test(element.textContent)
    const turned = [...document.querySelectorAll<HTMLElement>('[dir=rtl] bdi')].filter(isTurned).map((element) => element.textContent)
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => isIsolate(element) && getComputedStyle(element).direction === 'rtl' && element.checkVisibility())
      .filter((element) => !['SCRIPT', 'STYLE', 'OPTION', 'SELECT'].includes(element.tagName))
      .map((element) => [...element.childNodes].map(readOwnText).join('').replaceAll(isolated, '\u200f').replaceAll(bracketed, ''))
      .filter((text) => scrambled.test(text))
    return [...turned, ...texts]
  })
}
