const STYLED_TAG = /<([a-z][\w-]*)([^<>]*?) style="([^"]*)"([^<>]*)>/g
const CLASS = / class="([^"]*)"/
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Replaces the style attributes of a prerendered frame by classes, because the
 * Content-Security-Policy forbids style attributes. The selectors of the new rules contain the id
 * of the root element. The rules therefore override the style sheets, as a style attribute does.
 */
export function replaceStyleAttributes(html: string): { readonly html: string; readonly css: string } {
  const classes = new Map<string, string>()
  const replaced = html.replace(STYLED_TAG, (_, tag: string, before: string, style: string, after: string) => {
    const name = classes.get(style) ?? `frame-${classes.size}`
    classes.set(style, name)
    const others = before + after
    const attributes = CLASS.test(others) ? others.replace(CLASS, (__, names: string) => ` class="${names} ${name}"`) : ` class="${name}"${others}`
    return `<${tag}${attributes}>`
  })
  if (/ style=/.test(replaced)) throw new Error('A style attribute was not replaced')
  return { html: replaced, css: [...classes].map(([style, name]) => `#root .${name}{${decodeEntities(style)}}`).join('\n') }
}

const decodeEntities = (text: string) => text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)
