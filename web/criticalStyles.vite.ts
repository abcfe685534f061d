import { parse, type Container } from 'postcss'

const CLASSES = /class="([^"]*)"/g
const FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const POINTED_AT = /:(?:hover|active|focus|focus-visible|focus-within)\b/
const FILE = /url\(['"]?([^'")]+)/
const NAMED = /var\(\s*(--[\w-]+)/g

/**
 * What of a style sheet a drawn page needs: rules whose classes are all in it, the variables that these name, and the fonts
 * that it preloads. What is about pointing and pressing is left out, since nothing in it can be pressed.
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
    const file = FILE.exec(face.toString())?.[1]
    if (file !== undefined && !html.includes(file)) face.remove()
  })
  withoutEmpty(root)
  for (let before = -1, after = root.toString().length; before !== after; before = after, after = root.toString().length) {
    const known = new Set([root.toString(), html].flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name)))
    root.walkDecls(/^--/, (variable) => void (known.has(variable.prop) || variable.remove()))
    withoutEmpty(root)
  }
  const kept = root.toString()
  root.walkAtRules('keyframes', (motion) => void (kept.split(motion.params).length > 2 || motion.remove()))
  return root.toString()
}

function isNeeded(selector: string, classes: ReadonlySet<string>): boolean {
  if (POINTED_AT.test(selector)) return false
  const named = [...selector.replace(FUNCTIONS, '').matchAll(/\.([\w-]+)/g)]
  return named.every(([, name = '']) => classes.has(name))
}

/** A layer that is only named says the order of layers, and stays. */
function withoutEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return
    withoutEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}
