"""Adds the study mode Online."""

from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.drop_constraint("ck_course_study_mode", "course")
    op.create_check_constraint(
        op.f("ck_course_study_mode"), "course", "study_mode IN ('Full Time', 'Part Time', 'Online')"
    )
