import '@/shared/texts/bundles/addPointTexts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '@/shared/options/OptionList'
import { buildOptionId, type ListStatus, type Option } from '@/shared/options/options'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'
import fields from '@/shared/ui/fields.module.css'
import { PageDialog } from '@/shared/ui/PageDialog'
import { DISTANCES_KM } from './distances'
import type { PointMode, PointPlace, Town } from './points'
import type { TownOption } from './towns'
import classes from './PointDialog.module.css'

export interface TownSearch {
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly status: ListStatus
  /** Whether the options belong to the previous text. The keyboard then selects none of them. */
  readonly isStale: boolean
  readonly towns: readonly TownOption[]
  readonly onRetry: () => void
  /** Finds the first town for the typed text. Undefined if there is none. */
  readonly findFirstTown: () => Promise<Town | undefined>
}

interface PointDialogProps {
  readonly mode: PointMode
  readonly isOpen: boolean
  /** The town that was selected before the dialog opened. */
  readonly town: Town | undefined
  readonly search: TownSearch
  /** Reads the position of the visitor. Rejects if the browser does not provide a position. */
  readonly readLocation: () => Promise<Omit<Town, 'name'>>
  readonly onPoint: (point: PointPlace) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

type PointError = 'distanceRequired' | 'placeRequired' | 'allowAccess'
const LIST = 'point-towns'

/** A form for a distance and a point: the current location, or a town, city or postcode. */
export default function PointDialog({ mode, isOpen, town: initialTown, search, readLocation, onPoint, onClose, onClosed }: PointDialogProps) {
  const { t } = useTranslation()
  const [selectedTown, setSelectedTown] = useState<Town>()
  const [distance, setDistance] = useState('')
  const [errors, setErrors] = useState<readonly PointError[]>([])
  const [isLocating, setLocating] = useState(false)
  /** Whether the dialog is open and rendered. A position can arrive after the dialog was closed. */
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = isOpen
    return () => {
      isShown.current = false
    }
  }, [isOpen])
  const town = selectedTown ?? initialTown
  const options = search.towns.map(({ id, name, area }): Option => ({ id, name, area, isSelected: false }))
  const latestText = useRef(search.text)
  useEffect(() => {
    latestText.current = search.text
  })
  const selectTown = (found: Town | undefined) => {
    if (!found) return
    setSelectedTown(found)
    search.onTextChange('')
    setErrors(errors.filter((each) => each !== 'placeRequired'))
  }
  const pick = (id: string) => selectTown(search.towns.find((each) => each.id === id)?.town)
  /** Selects the first town. A town that arrives after the text has changed is ignored. */
  const selectFirstTown = async () => {
    const found = await search.findFirstTown()
    if (search.text === latestText.current) selectTown(found)
  }
  const isTyped = search.text.trim() !== ''
  const keys = useOptionKeyboard(search.isStale ? [] : options, pick, isTyped ? () => void selectFirstTown() : undefined)

  const submitLocation = async () => {
    setLocating(true)
    try {
      const position = await readLocation()
      if (isShown.current) onPoint({ kind: 'current', name: '', ...position, distance: Number(distance) })
    } catch {
      // Every failure shows the same text, which asks the visitor to allow access to the location.
      setErrors(['allowAccess'])
    } finally {
      setLocating(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing: PointError[] = distance === '' ? ['distanceRequired'] : []
    if (mode === 'auto' && !town) missing.push('placeRequired')
    setErrors(missing)
    if (missing.length > 0) return
    if (mode === 'current') void submitLocation()
    else if (town) onPoint({ kind: 'auto', ...town, distance: Number(distance) })
  }
  const renderError = (kind: PointError, id?: string) =>
    errors.includes(kind) && (
      <p id={id} className={classes.fault} role="alert">
        {t(`point.${kind}`)}
      </p>
    )
  return (
    <PageDialog title={t(`place.${mode}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {mode === 'auto' && (
          <div className={fields.row}>
            <label htmlFor="point-town">{t('place.auto')}</label>
            <input
              id="point-town"
              role="combobox"
              type="text"
              autoComplete="off"
              data-autofocus
              className={fields.field}
              aria-expanded={isTyped && options.length > 0}
              aria-haspopup="listbox"
              aria-autocomplete="list"
              aria-controls={isTyped && options.length > 0 ? LIST : undefined}
              aria-activedescendant={keys.active === undefined ? undefined : buildOptionId(LIST, keys.active)}
              aria-invalid={errors.includes('placeRequired')}
              aria-describedby={errors.includes('placeRequired') ? 'point-town-fault' : undefined}
              placeholder={town?.name}
              value={search.text}
              onChange={(event) => {
                keys.clearActive()
                search.onTextChange(event.currentTarget.value)
              }}
              onKeyDown={keys.onKeyDown}
            />
            {renderError('placeRequired', 'point-town-fault')}
            {town && !isTyped && <p className={classes.town}><bdi>{town.name}</bdi></p>}
            {isTyped && (
              <OptionList
                id={LIST}
                label={t('point.places')}
                status={search.status}
                options={options}
                activeId={keys.active}
                onPick={pick}
                onRetry={search.onRetry}
              />
            )}
          </div>
        )}
        <div className={fields.row}>
          <label htmlFor="point-distance">{t('point.distance')}</label>
          <select
            id="point-distance"
            className={fields.field}
            aria-invalid={errors.includes('distanceRequired')}
            aria-describedby={errors.includes('distanceRequired') ? 'point-distance-fault' : undefined}
            value={distance}
            onChange={(event) => setDistance(event.currentTarget.value)}
          >
            <option value="">{t('point.distanceNone')}</option>
            {DISTANCES_KM.map((km) => (
              <option key={km} value={km}>
                {t('point.km', { km })}
              </option>
            ))}
          </select>
          {renderError('distanceRequired', 'point-distance-fault')}
        </div>
        {renderError('allowAccess')}
        <Button type="submit" loading={isLocating}>
          {t('point.use')}
        </Button>
      </form>
    </PageDialog>
  )
}
