import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '@/shared/ui/PageDialog'
import { DISTANCES_KM } from '@/shared/location/distances'
import type { PointMode, PointPlace, Town } from '../state/heroState'
import type { PlaceOption } from '../state/placeOptions'
import { OptionList } from './OptionList'
import { optionId, type ListStatus, type Option } from './options'
import { useOptionKeys } from './useOptionKeys'
import classes from './PointDialog.module.css'

export interface TownSearch {
  readonly text: string
  readonly onText: (text: string) => void
  readonly status: ListStatus
  readonly towns: readonly PlaceOption[]
  readonly onRetry: () => void
}

interface PointDialogProps {
  readonly mode: PointMode
  readonly isOpen: boolean
  /** A town that is chosen already. */
  readonly town: Town | undefined
  readonly search: TownSearch
  /** The visitor's own point; rejected when the browser does not tell it. */
  readonly locate: () => Promise<Omit<Town, 'name'>>
  readonly onPoint: (point: PointPlace) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

type Fault = 'distanceRequired' | 'placeRequired' | 'allowAccess'
const LIST = 'hero-towns'

/** A point and a distance: the visitor's own location, or a town, city or postcode. */
export default function PointDialog({ mode, isOpen, town: given, search, locate, onPoint, onClose, onClosed }: PointDialogProps) {
  const { t } = useTranslation('home')
  const [chosen, setChosen] = useState<Town>()
  const [distance, setDistance] = useState('')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [isLocating, setLocating] = useState(false)
  const town = chosen ?? given
  const options = search.towns.map(({ id, name, within }): Option => ({ id, name, within, isChosen: false }))
  const pick = (id: string) => {
    const found = search.towns.find((each) => each.id === id)?.town
    if (!found) return
    setChosen(found)
    search.onText('')
    setFaults(faults.filter((fault) => fault !== 'placeRequired'))
  }
  const first = options[0]
  const isTyped = search.text.trim() !== ''
  const keys = useOptionKeys(options, pick, isTyped ? () => first && pick(first.id) : undefined)

  const located = async () => {
    setLocating(true)
    try {
      onPoint({ kind: 'current', name: '', ...(await locate()), distance: Number(distance) })
    } catch {
      // The browser or the visitor does not give the point; whatever the reason, this is what helps.
      setFaults(['allowAccess'])
    } finally {
      setLocating(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing: Fault[] = distance === '' ? ['distanceRequired'] : []
    if (mode === 'auto' && !town) missing.push('placeRequired')
    setFaults(missing)
    if (missing.length > 0) return
    if (mode === 'current') void located()
    else if (town) onPoint({ kind: 'auto', ...town, distance: Number(distance) })
  }
  const fault = (kind: Fault, id?: string) =>
    faults.includes(kind) && (
      <p id={id} className={classes.fault} role="alert">
        {t(`hero.${kind}`)}
      </p>
    )
  return (
    <PageDialog title={t(`hero.modes.${mode}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {mode === 'auto' && (
          <div className={classes.row}>
            <label htmlFor="hero-town">{t('hero.modes.auto')}</label>
            <input
              id="hero-town"
              role="combobox"
              type="text"
              autoComplete="off"
              data-autofocus
              className={classes.control}
              aria-expanded={isTyped && options.length > 0}
              aria-haspopup="listbox"
              aria-autocomplete="list"
              aria-controls={isTyped && options.length > 0 ? LIST : undefined}
              aria-activedescendant={keys.active === undefined ? undefined : optionId(LIST, keys.active)}
              aria-invalid={faults.includes('placeRequired')}
              aria-describedby={faults.includes('placeRequired') ? 'hero-town-fault' : undefined}
              placeholder={town?.name}
              value={search.text}
              onChange={(event) => {
                keys.forget()
                search.onText(event.currentTarget.value)
              }}
              onKeyDown={keys.onKeyDown}
            />
            {fault('placeRequired', 'hero-town-fault')}
            {town && !isTyped && <p className={classes.town}><bdi>{town.name}</bdi></p>}
            {isTyped && (
              <OptionList
                id={LIST}
                label={t('hero.places')}
                status={search.status}
                options={options}
                active={keys.active}
                onPick={pick}
                onRetry={search.onRetry}
              />
            )}
          </div>
        )}
        <div className={classes.row}>
          <label htmlFor="hero-distance">{t('hero.distance')}</label>
          <select
            id="hero-distance"
            className={classes.control}
            aria-invalid={faults.includes('distanceRequired')}
            aria-describedby={faults.includes('distanceRequired') ? 'hero-distance-fault' : undefined}
            value={distance}
            onChange={(event) => setDistance(event.currentTarget.value)}
          >
            <option value="">{t('hero.distanceNone')}</option>
            {DISTANCES_KM.map((km) => (
              <option key={km} value={km}>
                {t('hero.km', { km })}
              </option>
            ))}
          </select>
          {fault('distanceRequired', 'hero-distance-fault')}
        </div>
        {fault('allowAccess')}
        <Button type="submit" loading={isLocating}>
          {t('hero.use')}
        </Button>
      </form>
    </PageDialog>
  )
}
