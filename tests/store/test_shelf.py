"""What is known of tables without reading their logs. On both databases."""

import asyncio

import pytest
from tests.store.stories import filing, opened, tell

from ludotheque.store import CodeTaken


def test_a_table_is_found_by_the_code_it_has_now(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"1", filing(code="ROSE"))
            assert await log.find("ROSE") == "t"
            await log.append("t", 2, b"2")  # says nothing of the shelf
            assert await log.find("ROSE") == "t"
            await log.append("t", 3, b"3", filing(code="LYS"))
            assert [await log.find("ROSE"), await log.find("LYS")] == [None, "t"]

    tell(story())


def test_a_code_has_one_table_until_it_is_given_back(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"1", filing(code="ROSE"))
            with pytest.raises(CodeTaken, match="ROSE"):
                await log.append("u", 1, b"1", filing(code="ROSE", people=("ana",)))
            assert [await log.read("u"), await log.of_person("ana")] == [[], []]
            await log.append("t", 2, b"2", filing(code=None))
            await log.append("u", 1, b"1", filing(code="ROSE"))
            assert await log.find("ROSE") == "u"

    tell(story())


def test_a_code_that_is_taken_does_not_hurt_the_others_of_its_batch(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"1", filing(code="ROSE"))
            batch = [log.append(f"t{i}", 1, b"1", filing(code="ROSE" if i == 7 else f"CODE{i}")) for i in range(20)]
            outcomes = await asyncio.gather(*batch, return_exceptions=True)
            assert [i for i, outcome in enumerate(outcomes) if isinstance(outcome, CodeTaken)] == [7]
            assert [len(await log.read(f"t{i}")) for i in range(20)] == [int(i != 7) for i in range(20)]
            assert [await log.find(f"CODE{i}") for i in (6, 8)] == ["t6", "t8"]

    tell(story())


def test_the_last_filing_of_a_batch_stands(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            batch = [log.append("t", seq, b"x", filing(listing="open", line=b"%d" % seq)) for seq in range(1, 21)]
            await asyncio.gather(*batch)
            assert await log.listed("open") == [b"20"]

    tell(story())


def test_a_list_has_the_newest_change_first_and_ends_at_its_limit(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            for name in "abcd":
                await log.append(name, 1, b"1", filing(listing="watch" if name == "b" else "open", line=name.encode()))
            assert await log.listed("open") == [b"d", b"c", b"a"]
            await log.append("a", 2, b"2", filing(listing="open", line=b"a again"))
            assert await log.listed("open", limit=2) == [b"a again", b"d"]
            await log.append("d", 2, b"2", filing(listing=None))
            assert await log.listed("open") == [b"a again", b"c"]
            assert await log.listed("watch") == [b"b"]

    tell(story())


def test_somebody_has_the_tables_where_they_sit_now(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"1", filing(line=b"t", people=("ana", "bob")))
            await log.append("u", 1, b"1", filing(line=b"u", people=("bob", "bob")))
            assert await log.of_person("bob") == [b"u", b"t"]
            assert await log.of_person("bob", limit=1) == [b"u"]
            await log.append("t", 2, b"2", filing(line=b"t", people=("ana", "eve")))
            assert [await log.of_person(name) for name in ("ana", "bob", "eve")] == [[b"t"], [b"u"], [b"t"]]
            await log.append("t", 3, b"3", filing(line=b"t"))
            assert await log.of_person("ana") == []

    tell(story())


def test_a_table_is_due_when_its_time_has_come(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            for name, wake_at in (("late", 2_000_000_000_000), ("early", 1_000_000_000_000), ("never", None)):
                await log.append(name, 1, b"1", filing(wake_at=wake_at))
            assert await log.due(999_999_999_999) == []
            assert await log.due(1_000_000_000_000) == ["early"]
            assert await log.due(3_000_000_000_000) == ["early", "late"]
            assert await log.due(3_000_000_000_000, limit=1) == ["early"]
            await log.append("early", 2, b"2", filing(wake_at=None))
            assert await log.due(3_000_000_000_000) == ["late"]

    tell(story())


def test_a_secret_is_made_once_for_all_processes(url: str) -> None:
    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            made = await asyncio.gather(*(log.secret("key") for log in (one, other) * 5))
            assert len(set(made)) == 1
            assert len(made[0]) == 32
            assert await one.secret("another") != made[0]
        async with opened(url) as later:
            assert await later.secret("key") == made[0]

    tell(story())
