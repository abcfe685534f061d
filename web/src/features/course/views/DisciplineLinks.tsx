import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '@/shared/names/useNames'
import type { CourseDetail } from './courseDetail'
import classes from './DisciplineLinks.module.css'

interface DisciplineLinksProps {
  readonly disciplines: CourseDetail['disciplines']
  readonly buildHref: (slug: string) => string
}

export function DisciplineLinks({ disciplines, buildHref }: DisciplineLinksProps) {
  const { t } = useTranslation()
  const { getName } = useNames()
  return disciplines.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && t('site.comma')}
      <a className={classes.link} href={buildHref(slug)}>
        <bdi>{getName('disciplines', { slug, name })}</bdi>
      </a>
    </Fragment>
  ))
}
