import type { CSSProperties } from 'react'
import classes from './SkeletonBlock.module.css'

/** A placeholder for content that is loading. A plain element, because a page has hundreds of them. */
export function SkeletonBlock(style: Pick<CSSProperties, 'blockSize' | 'inlineSize' | 'marginBlock' | 'marginBlockStart' | 'borderRadius'>) {
  return <span className={classes.bone} style={style} />
}
