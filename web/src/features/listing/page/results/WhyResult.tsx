import '@/shared/texts/listing/addUnderstoodTexts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Course } from '@/shared/course/course'
import { courseExplanationQuery } from '../../queries/courseExplanation'
import { WhyResultView } from '../../results/why/WhyResultView'
import type { ListingState } from '../../state/listingState'

interface WhyResultProps {
  readonly state: ListingState
  readonly course: Course
}

/** Explains why a course is a result. The explanation is requested when the visitor opens it. */
export default function WhyResult({ state, course }: WhyResultProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({ ...courseExplanationQuery(state, course.id), enabled: isOpen })
  return <WhyResultView name={course.name} isOpen={isOpen} explanation={data} hasFailed={isError} onToggle={() => setOpen(!isOpen)} />
}
