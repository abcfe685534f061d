import type { CSSProperties } from 'react'
import classes from './Bone.module.css'

/** The place of something that is on its way. A page has hundreds of them, so it is no more than an element. */
export function Bone(place: Pick<CSSProperties, 'blockSize' | 'inlineSize' | 'marginBlock' | 'marginBlockStart' | 'borderRadius'>) {
  return <span className={classes.bone} style={place} />
}
