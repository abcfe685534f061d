import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { HeroAction } from '../state/heroReducer'
import { LOCATION_MODES, buildPlaceKey, type HeroState, type Place } from '../state/heroState'
import { isSelectedPlace, type PlaceOption } from '../state/placeOptions'
import { HeroChips } from './HeroChips'
import { OptionList } from '@/shared/options/OptionList'
import { buildOptionId, type ListStatus, type Option } from '@/shared/options/options'
import { HeroField } from './HeroField'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'
import classes from './LocationField.module.css'

export interface PlaceSearch {
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly status: ListStatus
  /** Whether the options belong to the previous text. The keyboard then selects none of them. */
  readonly isStale: boolean
  readonly places: readonly PlaceOption[]
  readonly onRetry: () => void
  /** Finds the first match of the typed text that is a town or a place with courses. Undefined if there is none. */
  readonly findFirstMatch: () => Promise<PlaceOption | undefined>
}

interface LocationFieldProps {
  readonly state: HeroState
  readonly dispatch: (action: HeroAction) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly search: PlaceSearch
  readonly hasError: boolean
}

const ID = 'hero-location'
const LIST = 'hero-places'

/**
 * The input for the location. The visitor selects suggested places, places of one kind, a point with
 * a distance, or any place.
 */
export function LocationField({ state, dispatch, inputRef, search, hasError }: LocationFieldProps) {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const options = search.places.map((place): Option => ({
    id: place.id,
    name: place.name,
    area: place.area,
    count: place.count,
    isSelected: isSelectedPlace(place, state.places),
    isDisabled: place.count === 0,
  }))
  const latestText = useRef(search.text)
  useEffect(() => {
    latestText.current = search.text
  })
  const selectPlace = ({ place, town }: PlaceOption, type: 'togglePlace' | 'addPlace') => {
    if (place) dispatch({ type, place })
    if (town) dispatch({ type: 'selectTown', town })
    search.onTextChange('')
  }
  const selectOption = (id: string) => {
    const place = search.places.find((each) => each.id === id)
    if (place) selectPlace(place, 'togglePlace')
  }
  /** Adds the first match. A match that arrives after the text has changed is ignored. */
  const selectFirstMatch = async () => {
    const first = await search.findFirstMatch()
    if (first && search.text === latestText.current) selectPlace(first, 'addPlace')
  }
  const isTyped = search.text.trim() !== ''
  const keys = useOptionKeyboard(isOpen && !search.isStale ? options : [], selectOption, isTyped ? () => void selectFirstMatch() : undefined)
  const showsList = isTyped || (state.mode !== undefined && state.mode !== 'any' && state.mode !== 'current' && state.mode !== 'auto')
  const chips = state.places.map((place) => ({ key: buildPlaceKey(place), name: getPlaceName(place, t) }))
  return (
    <HeroField
      id={ID}
      label={t('hero.location')}
      placeholder={t('hero.locationPlaceholder')}
      text={search.text}
      onTextChange={(text) => {
        keys.clearActive()
        search.onTextChange(text)
      }}
      isOpen={isOpen}
      onOpen={setOpen}
      inputRef={inputRef}
      listId={showsList && search.status === 'ready' && options.length > 0 ? LIST : undefined}
      activeOptionId={keys.active === undefined ? undefined : buildOptionId(LIST, keys.active)}
      onKeyDown={keys.onKeyDown}
      error={hasError ? t('hero.locationRequired') : undefined}
      panelError={hasError ? t('hero.locationMissing') : undefined}
      chips={<HeroChips box={t('hero.location')} chips={chips} onRemove={(key) => dispatch({ type: 'removePlace', key })} />}
    >
      <div className={classes.modes} role="group" aria-label={t('hero.mode')}>
        {LOCATION_MODES.map((mode) => (
          <button key={mode} type="button" className={classes.mode} aria-pressed={state.mode === mode} onClick={() => dispatch({ type: 'setMode', mode })}>
            {t(`hero.modes.${mode}`)}
          </button>
        ))}
      </div>
      {state.alert === 'deselectCountry' && (
        <p className={classes.alert} role="alert">
          {t('hero.deselectCountry')}
        </p>
      )}
      {state.pending && (
        <div className={classes.confirmation} role="alert">
          <p>{t('hero.replace')}</p>
          <button type="button" className={classes.strong} onClick={() => dispatch({ type: 'confirmReplace' })}>
            {t('hero.replaceGo')}
          </button>
          <button type="button" className={classes.quiet} onClick={() => dispatch({ type: 'cancelReplace' })}>
            {t('hero.replaceNot')}
          </button>
        </div>
      )}
      {showsList ? (
        <OptionList
          id={LIST}
          label={t('hero.places')}
          status={search.status}
          options={options}
          activeId={keys.active}
          isMultiple
          onPick={selectOption}
          onRetry={search.onRetry}
        />
      ) : (
        <p className={classes.hint}>{t('hero.typeMore')}</p>
      )}
    </HeroField>
  )
}

function getPlaceName(place: Place, t: TFunction<'home'>): string {
  if (place.kind === 'any') return t('hero.anyPlace')
  if (!('distance' in place)) return place.name
  const centre = place.kind === 'current' ? t('hero.yourLocation') : place.name
  return t('hero.within', { km: place.distance, place: centre })
}
