import type { CSSProperties } from 'react'
import classes from './SkeletonBlock.module.css'

/** The place of something that is on its way. A page has hundreds of them, so it is no more than an element. */
export function SkeletonBlock(style: Pick<CSSProperties, 'blockSize' | 'inlineSize' | 'marginBlock' | 'marginBlockStart' | 'borderRadius'>) {
  return <span className={classes.bone} style={style} />
}
