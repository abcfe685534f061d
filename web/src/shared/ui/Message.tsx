import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Message.module.css'

interface MessageProps {
  readonly title: string
  readonly children?: ReactNode
  readonly tone?: 'calm' | 'danger'
  readonly level?: 1 | 2
}

/**
 * A message that replaces results or a whole page. The children offer links or buttons to continue.
 */
export function Message({ title, children, tone = 'calm', level = 2 }: MessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.message} role={tone === 'danger' ? 'alert' : undefined}>
      <Heading className={classes.title}>
        {tone === 'danger' && <IconAlertTriangle size={24} stroke={1.6} aria-hidden />}
        {title}
      </Heading>
      {children}
    </div>
  )
}
