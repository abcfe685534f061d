import { parse, type Container } from 'postcss'

const CLASSES = /class="([^"]*)"/g
const SELECTOR_FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const POINTER_STATES = /:(?:hover|active|focus|focus-visible|focus-within)\b/
const FONT_FILE = /url\(['"]?([^'")]+)/
const VARIABLE_USE = /var\(\s*(--[\w-]+)/g

/**
 * Selects the rules of a style sheet that the first frame of a page needs. A rule is needed if the
 * page has all classes of one of the selectors of the rule. Rules for hover, focus and press are
 * left out, because the first frame does not react to input. Rules for print, unused fonts, unused
 * variables and unused animations are left out, too.
 *
 * The page could contain complete style sheets instead. It would then be twice as large, and the
 * first paint on a slow phone would be 12 to 36 ms later. The package beasties also selects such
 * rules, but it removes the fonts and the rules for the colour scheme.
 */
export function selectCriticalStyles(css: string, html: string): string {
  const root = parse(css)
  const classes = new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(/\s+/)))
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const needed = rule.selectors.filter((selector) => isNeeded(selector, classes))
    if (needed.length === 0) rule.remove()
    else rule.selectors = needed
  })
  root.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()))
  root.walkAtRules('font-face', (face) => {
    const file = FONT_FILE.exec(face.toString())?.[1]
    if (file !== undefined && !html.includes(file)) face.remove()
  })
  removeEmptyRules(root)
  for (let before = -1, after = root.toString().length; before !== after; before = after, after = root.toString().length) {
    const usedVariables = new Set([root.toString(), html].flatMap((text) => [...text.matchAll(VARIABLE_USE)].map(([, name]) => name)))
    root.walkDecls(/^--/, (variable) => void (usedVariables.has(variable.prop) || variable.remove()))
    removeEmptyRules(root)
  }
  const selectedCss = root.toString()
  root.walkAtRules('keyframes', (keyframes) => void (selectedCss.split(keyframes.params).length > 2 || keyframes.remove()))
  return root.toString()
}

function isNeeded(selector: string, classes: ReadonlySet<string>): boolean {
  if (POINTER_STATES.test(selector)) return false
  const classNames = [...selector.replace(SELECTOR_FUNCTIONS, '').matchAll(/\.([\w-]+)/g)]
  return classNames.every(([, name = '']) => classes.has(name))
}

/** Removes rules and at-rules without content. A statement `@layer a, b` stays, because it sets the order of the layers. */
function removeEmptyRules(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return
    removeEmptyRules(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}
