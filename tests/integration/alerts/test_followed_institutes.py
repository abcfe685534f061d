"""An alert about the institutes that a person follows reports what has changed among their courses."""

from indexer.delivery.alerts.writing import AlertsWritten
from tests.integration.alerts.test_changes import ADD_NEAR_DEADLINES, ALL, COURSES
from tests.integration.alerts.world import World, read_html


def follow_institute(world: World, person: int, course: int) -> None:
    """Let the person follow the institute of the course."""
    world.connection.execute(
        "INSERT INTO institute_follow (person_id, institute_id) SELECT %s, institute_id FROM course WHERE id = %s",
        (person, course),
    )


def test_near_deadlines_of_an_institute_that_was_just_followed_are_reported(world: World) -> None:
    person, course = world.add_person(), world.read(COURSES)
    change = world.connection.execute
    change("DELETE FROM entry_requirement")
    change(ADD_NEAR_DEADLINES, ([course],))
    search = world.save(ALL, person=person, kind="followed_institutes", name="", address="")
    world.write()
    follow_institute(world, person, course)
    assert world.write_due() == AlertsWritten(written=1)
    content = world.read_content(search)
    assert "new" not in content["counts"]
    assert [each["id"] for each in content["listed"]["closing_soon"]] == [course]
    assert world.write_due() == AlertsWritten(empty=1)
    change("DELETE FROM entry_requirement")


def test_followed_institutes_are_watched(world: World) -> None:
    person, course = world.add_person("ur"), world.read(COURSES)
    follow_institute(world, person, course)
    world.save(ALL, person=person, kind="followed_institutes", name="", address="")
    world.write()
    world.connection.execute("UPDATE course SET study_mode = NULL WHERE id = %s", (course,))
    world.connection.execute("UPDATE course SET name = 'عنوان' WHERE id = %s", (course,))
    assert world.write_due() == AlertsWritten(written=1)
    (mail,) = world.send()
    assert mail["Subject"] == "آپ کی فالو کردہ یونیورسٹیاں: 1 تبدیل شدہ"
    assert "dir='rtl'" in read_html(mail)
    assert mail["Content-Language"] == "ur"


def test_the_courses_of_an_institute_that_was_just_followed_are_not_new(world: World) -> None:
    person, course = world.add_person(), world.read(COURSES)
    search = world.save(ALL, person=person, kind="followed_institutes", name="", address="")
    world.write()
    follow_institute(world, person, course)
    world.write_due()
    assert set(world.read_content(search)["counts"]) <= {"intake_soon", "closing_soon"}
    world.connection.execute("DELETE FROM saved_search_course WHERE course_id = %s", (course,))
    assert world.write_due() == AlertsWritten(written=1)
    *_, mail = world.send()
    assert mail["Subject"] == "Universities you follow: 1 new"


def test_new_courses_are_reported_if_the_institute_was_followed_while_the_alerts_were_off(
    world: World,
) -> None:
    person, course = world.add_person(), world.read(COURSES)
    world.save(ALL, person=person, kind="followed_institutes", name="", address="")
    world.write()
    assert world.write_due() == AlertsWritten(empty=1)
    follow_institute(world, person, course)
    # The alerts are switched on again, so the next execution only stores the courses.
    world.connection.execute(
        "UPDATE saved_search SET baseline_at = NULL, attempt_at = now() WHERE person_id = %s", (person,)
    )
    assert world.write() == AlertsWritten(started=1)
    world.connection.execute("DELETE FROM saved_search_course WHERE course_id = %s", (course,))
    assert world.write_due() == AlertsWritten(written=1)
