-- What the visits until `day` did with a course, and the score from which course.popularity follows.
-- examinations, value: sums that lose half of their weight in 14 days. views, visits, applications: numbers of visits.
CREATE TABLE course_popularity (
    course_id INTEGER NOT NULL,
    examinations FLOAT NOT NULL,
    value FLOAT NOT NULL,
    views INTEGER NOT NULL,
    visits INTEGER NOT NULL,
    applications INTEGER NOT NULL,
    score FLOAT NOT NULL,
    day DATE NOT NULL,
    computed_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_course_popularity PRIMARY KEY (course_id),
    CONSTRAINT fk_course_popularity_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE
);
