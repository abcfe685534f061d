import { useTranslation } from 'react-i18next'
import type { HeroAction } from '../state/heroReducer'
import type { HeroState } from '../state/heroState'
import type { NamedValue } from '@/shared/names/names'
import { OptionList } from '@/shared/options/OptionList'
import { buildOptionId, type ListStatus, type Option } from '@/shared/options/options'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'
import fields from '@/shared/ui/fields.module.css'
import classes from './CourseField.module.css'

export interface SpecializationPages {
  readonly status: ListStatus
  readonly values: readonly (NamedValue & { readonly course_count: number })[]
  readonly hasMore: boolean
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly onLoadMore: () => void
  readonly onRetry: () => void
}

interface SpecializationListProps {
  readonly state: HeroState
  readonly dispatch: (action: HeroAction) => void
  readonly pages: SpecializationPages
}

const LIST = 'hero-specializations'

/** The specializations of the last selected discipline. Typing filters the list, and scrolling loads more. */
export function SpecializationList({ state, dispatch, pages }: SpecializationListProps) {
  const { t } = useTranslation('home')
  const { browsed } = state
  const options = browsed
    ? pages.values.map(
        ({ slug, name, course_count }): Option => ({
          id: slug,
          name,
          count: course_count,
          isSelected: state.specializations.some((each) => each.slug === slug),
        }),
      )
    : []
  const selectOption = (slug: string) => {
    const value = pages.values.find((each) => each.slug === slug)
    if (value) dispatch({ type: 'toggleSpecialization', value: { slug: value.slug, name: value.name } })
  }
  const keys = useOptionKeyboard(options, selectOption, () => dispatch({ type: 'searchSpecializations' }))
  const search = (text: string) => {
    keys.clearActive()
    if (browsed) pages.onTextChange(text)
    else dispatch({ type: 'searchSpecializations' })
  }
  const showsList = browsed !== undefined && pages.status === 'ready' && options.length > 0
  return (
    <div>
      <p className={classes.heading}>
        {browsed ? t('hero.specializationsOf', { discipline: browsed.name }) : t('hero.specializations')}
      </p>
      <input
        role="combobox"
        className={`${fields.field} ${classes.find}`}
        type="text"
        autoComplete="off"
        aria-label={t('hero.findSpecialization')}
        placeholder={t('hero.findSpecialization')}
        aria-expanded={showsList}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={showsList ? LIST : undefined}
        aria-activedescendant={keys.active === undefined ? undefined : buildOptionId(LIST, keys.active)}
        value={browsed ? pages.text : ''}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={keys.onKeyDown}
      />
      {state.alert === 'selectDiscipline' && (
        <p className={classes.alert} role="alert">
          {t('hero.selectDiscipline')}
        </p>
      )}
      {browsed && (
        <OptionList
          id={LIST}
          label={t('hero.specializationsOf', { discipline: browsed.name })}
          status={pages.status}
          options={options}
          activeId={keys.active}
          isMultiple
          onPick={selectOption}
          onRetry={pages.onRetry}
          onLoadMore={pages.hasMore ? pages.onLoadMore : undefined}
          endText={pages.hasMore ? undefined : t('hero.seenAll')}
        />
      )}
    </div>
  )
}
