import { useMemo, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import type { HeroAction } from '../state/heroReducer'
import type { HeroState } from '../state/heroState'
import { matchesName } from '../state/textMatch'
import type { NamedValue } from '@/shared/names/names'
import { HeroChips } from './HeroChips'
import { buildOptionId, type ListStatus, type Option } from '@/shared/options/options'
import { HeroField } from './HeroField'
import { SpecializationList, type SpecializationPages } from './SpecializationList'
import { OptionList } from '@/shared/options/OptionList'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'
import classes from './CourseField.module.css'

interface DisciplineValue extends NamedValue {
  readonly courses_count: number
}

interface CourseFieldProps {
  readonly state: HeroState
  readonly dispatch: (action: HeroAction) => void
  readonly inputRef: Ref<HTMLInputElement>
  readonly status: ListStatus
  readonly disciplines: readonly DisciplineValue[]
  readonly onRetry: () => void
  readonly specializations: SpecializationPages
  /** The corrected text; null if the text needs no correction. */
  readonly correction: string | null
  readonly hasError: boolean
}

const ID = 'hero-course'
const LIST = 'hero-disciplines'

/** The course input: disciplines, specializations or free text. */
export function CourseField({ state, dispatch, inputRef, status, disciplines, onRetry, specializations, correction, hasError }: CourseFieldProps) {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(() => {
    const matching = disciplines.filter((each) => matchesName(each, state.text))
    return (matching.length > 0 ? matching : disciplines).map(
      ({ slug, name, courses_count }): Option => ({
        id: slug,
        name,
        count: courses_count,
        isSelected: state.disciplines.some((each) => each.slug === slug),
        isDisabled: courses_count === 0,
      }),
    )
  }, [disciplines, state.text, state.disciplines])
  const selectOption = (slug: string) => {
    const value = disciplines.find((each) => each.slug === slug)
    if (!value) return
    // Clears the text, because it was typed to find this discipline.
    if (state.text !== '' && matchesName(value, state.text)) dispatch({ type: 'setText', text: '' })
    dispatch({ type: 'toggleDiscipline', value: { slug: value.slug, name: value.name } })
  }
  const keys = useOptionKeyboard(isOpen ? options : [], selectOption)
  const chips = [...state.disciplines, ...state.specializations].map(({ slug, name }) => ({ key: slug, name }))
  const note = correction !== null && (
    <button type="button" className={classes.meant} onClick={() => dispatch({ type: 'setText', text: correction })}>
      {t('hero.meant', { word: correction })}
    </button>
  )
  return (
    <HeroField
      id={ID}
      label={t('hero.course')}
      placeholder={t('hero.coursePlaceholder')}
      text={state.text}
      onTextChange={(text) => {
        keys.clearActive()
        dispatch({ type: 'setText', text })
      }}
      isOpen={isOpen}
      onOpen={setOpen}
      inputRef={inputRef}
      listId={status === 'ready' && options.length > 0 ? LIST : undefined}
      activeOptionId={keys.active === undefined ? undefined : buildOptionId(LIST, keys.active)}
      onKeyDown={keys.onKeyDown}
      error={hasError ? t('hero.courseRequired') : undefined}
      panelError={hasError ? t('hero.courseMissing') : undefined}
      maxLength={SEARCH_TEXT_MAX_CHARACTERS}
      chips={<HeroChips box={t('hero.course')} chips={chips} onRemove={(slug) => dispatch({ type: 'removeSubject', slug })} />}
      note={note}
    >
      <div className={classes.columns}>
        <div>
          <p className={classes.heading}>{t('hero.disciplines')}</p>
          <OptionList
            id={LIST}
            label={t('hero.disciplines')}
            status={status}
            options={options}
            activeId={keys.active}
            isMultiple
            onPick={selectOption}
            onRetry={onRetry}
          />
        </div>
        <SpecializationList state={state} dispatch={dispatch} pages={specializations} />
      </div>
    </HeroField>
  )
}
