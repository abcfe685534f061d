import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PointMode } from '@/shared/location/points'
import { buildAdvancedSearchUrl, buildHeroSearchUrl } from '../state/heroUrl'
import { findMissingInputs } from '../state/heroState'
import { CourseField } from '../views/CourseField'
import { HeroForm } from '../views/HeroForm'
import { LevelField } from '../views/LevelField'
import { LocationField } from '../views/LocationField'
import { WorldArcs } from '../views/WorldArcs'
import { useHero } from './useHero'
import { storeHero } from './storedHero'
import { usePlaceSearch } from './usePlaceSearch'
import classes from './Hero.module.css'

const PointDialogContainer = lazy(() => import('@/shared/location/PointDialogContainer'))

/** The top of the home page: the purpose of the site, and a search with three inputs. */
export function Hero({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { state, dispatch, disciplines, found, levels, specializations, correction } = useHero()
  const places = usePlaceSearch(state.mode)
  const courseInput = useRef<HTMLInputElement>(null)
  const levelInput = useRef<HTMLInputElement>(null)
  const locationInput = useRef<HTMLInputElement>(null)
  const missingInputs = findMissingInputs(state)
  const hasError = (name: keyof typeof missingInputs) => state.wasSubmitted && missingInputs[name]
  const submit = () => {
    dispatch({ type: 'submit' })
    const inputs = { course: courseInput, level: levelInput, location: locationInput }
    const firstMissing = (['course', 'level', 'location'] as const).find((name) => missingInputs[name])
    if (firstMissing) inputs[firstMissing].current?.focus()
    else {
      storeHero(state)
      void navigate(buildHeroSearchUrl(state, currency))
    }
  }
  return (
    <section className={classes.hero}>
      <WorldArcs />
      <div className={classes.inner}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <HeroForm advancedHref={buildAdvancedSearchUrl(currency)} onSubmit={submit}>
          <CourseField
            state={state}
            dispatch={dispatch}
            inputRef={courseInput}
            status={disciplines.status}
            disciplines={disciplines.values}
            found={found}
            onRetry={disciplines.onRetry}
            specializations={specializations}
            correction={correction}
            hasError={hasError('course')}
          />
          <LevelField
            level={state.level}
            dispatch={dispatch}
            inputRef={levelInput}
            status={levels.status}
            groups={levels.groups}
            onRetry={levels.onRetry}
            hasError={hasError('level')}
          />
          <LocationField state={state} dispatch={dispatch} inputRef={locationInput} search={places} hasError={hasError('location')} />
        </HeroForm>
      </div>
      <HeroPointDialog state={state} dispatch={dispatch} onClosed={() => locationInput.current?.focus()} />
    </section>
  )
}

interface HeroPointDialogProps extends Pick<ReturnType<typeof useHero>, 'state' | 'dispatch'> {
  readonly onClosed: () => void
}

/**
 * The dialog for a point. The dialog is open while a location mode that needs a point is selected
 * without a point.
 */
function HeroPointDialog({ state, dispatch, onClosed }: HeroPointDialogProps) {
  const { mode, places, town } = state
  const openMode = (mode === 'current' || mode === 'auto') && places.length === 0 ? mode : undefined
  // The closed dialog stays rendered while it fades out. The key `opening` resets the form each time the dialog opens.
  const [rendered, setRendered] = useState<{ readonly mode: PointMode; readonly opening: number }>()
  const [wasOpen, setWasOpen] = useState(false)
  if (openMode !== undefined && !wasOpen) {
    setRendered({ mode: openMode, opening: (rendered?.opening ?? 0) + 1 })
    setWasOpen(true)
  }
  if (openMode === undefined && wasOpen) setWasOpen(false)
  if (!rendered) return null
  return (
    <Suspense>
      <PointDialogContainer
        key={rendered.opening}
        mode={rendered.mode}
        isOpen={openMode !== undefined}
        town={town}
        onPoint={(point) => dispatch({ type: 'setPoint', point })}
        onClose={() => dispatch({ type: 'closePointDialog' })}
        onClosed={onClosed}
      />
    </Suspense>
  )
}
