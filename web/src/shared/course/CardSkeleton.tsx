import { SkeletonBlock } from '@/shared/ui/SkeletonBlock'
import classes from './CourseCard.module.css'

interface CardPlaceholderProps {
  readonly layout?: 'list' | 'grid'
}

/**
 * A skeleton with the same size as a card, so that the layout does not shift when results appear.
 */
export function CardSkeleton({ layout = 'list' }: CardPlaceholderProps) {
  return (
    <div className={classes.card} data-layout={layout} aria-hidden>
      <div className={classes.logo}>
        <SkeletonBlock inlineSize="3.5rem" blockSize="3.5rem" borderRadius="var(--radius-card)" />
      </div>
      <div className={classes.main}>
        <SkeletonBlock blockSize="0.75rem" inlineSize="30%" marginBlockStart="0.25rem" />
        <SkeletonBlock blockSize="1.125rem" inlineSize="70%" marginBlockStart="0.625rem" />
        <SkeletonBlock blockSize="0.875rem" inlineSize="50%" marginBlockStart="0.75rem" />
        <SkeletonBlock blockSize="0.75rem" inlineSize="85%" marginBlockStart="auto" />
      </div>
      <div className={classes.aside}>
        <SkeletonBlock blockSize="1.25rem" inlineSize="80%" marginBlockStart="0.25rem" />
        <SkeletonBlock blockSize="0.75rem" inlineSize="60%" />
      </div>
      <div className={classes.foot}>
        <SkeletonBlock blockSize="1.25rem" inlineSize="8rem" marginBlock="0.75rem" />
        <SkeletonBlock blockSize="2.75rem" inlineSize="11rem" />
      </div>
    </div>
  )
}

/** An empty box for a card that will be rendered in a later frame. */
export function CardPlaceholder({ layout = 'list' }: CardPlaceholderProps) {
  return <div className={classes.card} data-layout={layout} aria-hidden />
}
