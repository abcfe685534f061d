import type { CSSProperties } from 'react'
import classes from './SkeletonBlock.module.css'

/**
 * A placeholder for loading content. It is a plain element instead of a Mantine component, because
 * a page has hundreds of placeholders.
 */
export function SkeletonBlock(style: Pick<CSSProperties, 'blockSize' | 'inlineSize' | 'marginBlock' | 'marginBlockStart' | 'borderRadius'>) {
  return <span className={classes.bone} style={style} />
}
