import { useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '@/shared/api/schema'
import type { HeroAction } from '../state/heroReducer'
import type { SelectedLevel } from '../state/heroState'
import { buildLevelOptions } from '../state/levelOptions'
import { HeroChips } from './HeroChips'
import { OptionList } from '@/shared/options/OptionList'
import { buildOptionId, type ListStatus, type Option } from '@/shared/options/options'
import { HeroField } from './HeroField'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'

interface LevelFieldProps {
  readonly level: SelectedLevel
  readonly dispatch: (action: HeroAction) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly status: ListStatus
  readonly groups: readonly components['schemas']['DegreeLevelGroupFacet'][]
  readonly onRetry: () => void
  readonly hasError: boolean
}

const ID = 'hero-level'
const LIST = 'hero-levels'

/** The input for the degree level. The visitor selects one level type or one level. */
export function LevelField({ level, dispatch, inputRef, status, groups, onRetry, hasError }: LevelFieldProps) {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const found = useMemo(() => buildLevelOptions(groups, text, level), [groups, text, level])
  const options = found.map(
    ({ id, name, count, isType, isActive }): Option => ({
      id,
      name,
      count,
      isSelected: isActive,
      isGroupHeading: isType,
      isGroupMember: !isType,
      isDisabled: count === 0,
    }),
  )
  const selectOption = (id: string) => {
    const option = found.find((each) => each.id === id)
    if (!option) return
    dispatch({ type: 'setLevel', level: option.level })
    setText('')
    setOpen(false)
  }
  const first = options.find(({ isDisabled }) => !isDisabled)
  const keys = useOptionKeyboard(isOpen ? options : [], selectOption, text === '' ? undefined : () => first && selectOption(first.id))
  const chips = level.kind === 'none' ? [] : [{ key: level.slug, name: level.name }]
  return (
    <HeroField
      id={ID}
      label={t('hero.level')}
      placeholder={t('hero.levelPlaceholder')}
      text={text}
      onTextChange={(next) => {
        keys.clearActive()
        setText(next)
      }}
      isOpen={isOpen}
      onOpen={setOpen}
      inputRef={inputRef}
      listId={status === 'ready' && options.length > 0 ? LIST : undefined}
      activeOptionId={keys.active === undefined ? undefined : buildOptionId(LIST, keys.active)}
      onKeyDown={keys.onKeyDown}
      error={hasError ? t('hero.levelRequired') : undefined}
      panelError={hasError ? t('hero.levelMissing') : undefined}
      chips={<HeroChips box={t('hero.level')} chips={chips} onRemove={() => dispatch({ type: 'setLevel', level: { kind: 'none' } })} />}
    >
      <OptionList
        id={LIST}
        label={t('hero.levels')}
        status={status}
        options={options}
        activeId={keys.active}
        isMultiple
        onPick={selectOption}
        onRetry={onRetry}
      />
    </HeroField>
  )
}
