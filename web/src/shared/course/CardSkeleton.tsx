import { Skeleton } from '@mantine/core'
import classes from './CourseCard.module.css'

/** A card's place while the first results are on their way: the same size, so that nothing jumps. */
export function CardSkeleton({ layout = 'list' }: { readonly layout?: 'list' | 'grid' }) {
  return (
    <div className={classes.card} data-layout={layout} aria-hidden>
      <div className={classes.logo}>
        <Skeleton width="3.5rem" height="3.5rem" radius="md" />
      </div>
      <div className={classes.main}>
        <Skeleton height="0.75rem" width="30%" mt={4} />
        <Skeleton height="1.125rem" width="70%" mt={10} />
        <Skeleton height="0.875rem" width="50%" mt={12} />
        <Skeleton height="0.75rem" width="85%" mt="auto" />
      </div>
      <div className={classes.aside}>
        <Skeleton height="1.25rem" width="80%" mt={4} />
        <Skeleton height="0.75rem" width="60%" />
      </div>
      <div className={classes.foot}>
        <Skeleton height="1.25rem" width="8rem" my={12} />
        <Skeleton height="2.75rem" width="11rem" />
      </div>
    </div>
  )
}
