import { useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import type { HeroAction } from '../state/heroReducer'
import type { HeroState } from '../state/heroState'
import { buildCourseOptions, parseCourseOptionId, type DisciplineValue, type FoundSubject } from '../state/courseOptions'
import { HeroChips } from './HeroChips'
import { buildOptionId, type ListStatus } from '@/shared/options/options'
import { HeroField } from './HeroField'
import { SpecializationList, type SpecializationPages } from './SpecializationList'
import { OptionList } from '@/shared/options/OptionList'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'
import classes from './CourseField.module.css'

interface CourseFieldProps {
  readonly state: HeroState
  readonly dispatch: (action: HeroAction) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly status: ListStatus
  readonly disciplines: readonly DisciplineValue[]
  /** Disciplines and specializations for the typed text. Undefined until the first response. */
  readonly found: readonly FoundSubject[] | undefined
  readonly onRetry: () => void
  readonly specializations: SpecializationPages
  /** The corrected text. Null if there is no correction, or if the text has not been checked yet. */
  readonly correction: string | null
  readonly hasError: boolean
}

const ID = 'hero-course'
const LIST = 'hero-disciplines'

/** The course input: disciplines, specializations or free text. */
export function CourseField({ state, dispatch, inputRef, status, disciplines, found, onRetry, specializations, correction, hasError }: CourseFieldProps) {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(() => buildCourseOptions(state, disciplines, found ?? []), [state, disciplines, found])
  const selectOption = (id: string) => {
    const { kind, slug } = parseCourseOptionId(id)
    const option = options.find((each) => each.id === id)
    if (!option) return
    // The visitor has chosen a subject for the typed text, so the text is cleared.
    if (state.text !== '') dispatch({ type: 'setText', text: '' })
    dispatch({ type: kind === 'discipline' ? 'toggleDiscipline' : 'toggleSpecialization', value: { slug, name: option.name } })
  }
  const keys = useOptionKeyboard(isOpen ? options : [], selectOption)
  const chips = [...state.disciplines, ...state.specializations].map(({ slug, name }) => ({ key: slug, name }))
  const isTyped = state.text.trim() !== ''
  const listLabel = t(isTyped ? 'hero.subjects' : 'hero.disciplines')
  const listStatus = isTyped && found === undefined && options.length === 0 ? 'loading' : status
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
      listId={listStatus === 'ready' && options.length > 0 ? LIST : undefined}
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
          <p className={classes.heading}>{listLabel}</p>
          <OptionList
            id={LIST}
            label={listLabel}
            status={listStatus}
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
