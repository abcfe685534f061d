import '@/shared/texts/bundles/addCourseTexts'
import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import type { Money } from '@/shared/money/money'
import controls from '@/shared/ui/controls.module.css'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { Cell, ComparedCourse } from './comparedRows'
import { useCompareRows } from './useCompareRows'
import classes from './CompareTable.module.css'

interface CompareTableProps {
  readonly courses: readonly ComparedCourse[]
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
  readonly onRemove: (course: ComparedCourse) => void
}

/**
 * Shows courses side by side. A row with different values has an amber edge. The lowest fee, the
 * shortest duration and the best rank have a label.
 */
export function CompareTable({ courses, month, money, actions, onRemove }: CompareTableProps) {
  const { t } = useTranslation()
  const rows = useCompareRows(courses, money, month, actions.buildInstituteHref)
  return (
    <>
      <p className={classes.legend}>{t(rows.some(({ differs }) => differs) ? 'compare.differs' : 'compare.same')}</p>
      <div className={classes.scroll} role="region" aria-label={t('compare.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                {t('compare.fact')}
              </th>
              {courses.map((course) => (
                <th key={course.id} scope="col">
                  <div className={classes.course}>
                    <a className={classes.name} href={actions.buildHref(course)}>
                      <bdi>{course.name}</bdi>
                    </a>
                    <CloseButton
                      className={classes.remove}
                      size="var(--control)"
                      iconSize="1.125rem"
                      aria-label={t('compare.remove', { name: course.name })}
                      onClick={() => onRemove(course)}
                    />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={courses[index]?.id}>
                    <CellContent cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={classes.actions}>
              <td />
              {courses.map((course) => (
                <td key={course.id}>
                  <button
                    type="button"
                    className={controls.second}
                    aria-label={t('action.applyFor', { name: course.name })}
                    onClick={() => actions.onForm('apply', course)}
                  >
                    {t('action.apply')}
                  </button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

function CellContent({ cell: { value, href, note, best } }: { readonly cell: Cell }) {
  const { t } = useTranslation()
  if (value === null) return <span className={classes.unknown}>{t('facts.unknown')}</span>
  return (
    <>
      {href === undefined ? (
        <DirectedText text={value} />
      ) : (
        <a className={classes.link} href={href}>
          <DirectedText text={value} />
        </a>
      )}
      {best !== undefined && <span className={classes.best}>{best}</span>}
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </>
  )
}
