import { Bone } from '@/shared/ui/Bone'
import classes from './CourseCard.module.css'

interface CardPlaceProps {
  readonly layout?: 'list' | 'grid'
}

/** A card's place while the first results are on their way: the same size, so that nothing jumps. */
export function CardSkeleton({ layout = 'list' }: CardPlaceProps) {
  return (
    <div className={classes.card} data-layout={layout} aria-hidden>
      <div className={classes.logo}>
        <Bone inlineSize="3.5rem" blockSize="3.5rem" borderRadius="var(--radius-card)" />
      </div>
      <div className={classes.main}>
        <Bone blockSize="0.75rem" inlineSize="30%" marginBlockStart="0.25rem" />
        <Bone blockSize="1.125rem" inlineSize="70%" marginBlockStart="0.625rem" />
        <Bone blockSize="0.875rem" inlineSize="50%" marginBlockStart="0.75rem" />
        <Bone blockSize="0.75rem" inlineSize="85%" marginBlockStart="auto" />
      </div>
      <div className={classes.aside}>
        <Bone blockSize="1.25rem" inlineSize="80%" marginBlockStart="0.25rem" />
        <Bone blockSize="0.75rem" inlineSize="60%" />
      </div>
      <div className={classes.foot}>
        <Bone blockSize="1.25rem" inlineSize="8rem" marginBlock="0.75rem" />
        <Bone blockSize="2.75rem" inlineSize="11rem" />
      </div>
    </div>
  )
}

/** The place alone, for the moment until a card is drawn whose course is there already. */
export function CardPlace({ layout = 'list' }: CardPlaceProps) {
  return <div className={classes.card} data-layout={layout} aria-hidden />
}
