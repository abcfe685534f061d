import { useEffect, useState } from 'react'

/**
 * Replaces the package react-style-singleton, which dialogs use to stop the page from scrolling.
 * The package adds a style element, which the Content-Security-Policy forbids. The policy does not
 * apply to the adopted style sheets of a document.
 *
 * Returns a component whose styles apply while at least one instance is mounted. The first instance
 * sets the styles.
 */
export function styleSingleton() {
  let mounted = 0
  let sheet: CSSStyleSheet | undefined

  function mount(styles: string): () => void {
    mounted += 1
    if (mounted === 1) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    return () => {
      mounted -= 1
      if (mounted === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }

  return function AdoptedStyles({ styles }: { readonly styles: string }): null {
    const [firstStyles] = useState(styles)
    useEffect(() => mount(firstStyles), [firstStyles])
    return null
  }
}
