"""TOML that anybody may send."""

import tomllib
from time import process_time

import pytest

from ludotheque.kernel import sheet

MANY = ".a" * (sheet.DEEPEST + 1)
VALID = [
    "a" + ".a" * sheet.DEEPEST + " = 1",
    f'a = "b{MANY}"',
    f"a = 'b{MANY}' # b{MANY}",
    f'a = "\\"b{MANY}"',
    f'a = """\nb{MANY}\n"" \\""" c{MANY}"""',
    f"a = '''\nb{MANY}\n'' c{MANY}'''",
    f'a = ["""b""""", """\nc{MANY}"""]',
    f"a = ['''b''''', '''\nc{MANY}''']",
    f'a = "" # """\nb = \'c{MANY}\'',
    f"a = '\\'\nb = 'c{MANY}'",
    "a = [" + "1.5, " * 99 + "]",
    "\n".join(f"a.b{number} = 1" for number in range(99)),
]


@pytest.mark.parametrize("text", VALID)
def test_dots_in_texts_and_comments_and_of_several_keys_are_none_of_one_key(text: str) -> None:
    assert sheet.loads(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "key",
    [
        f"a{MANY}",
        f"[a{MANY}]",
        f"[[ a{MANY} ]]",
        "a" + " . 'a'" * 17,
        'a\t."a.\\""' + MANY,
        f"b = {{ a{MANY}",
        f"é{MANY}",
    ],
)
def test_a_key_of_many_dots_is_refused_with_its_line(key: str) -> None:
    with pytest.raises(ValueError, match=r"at line 4\)$"):
        sheet.loads(f'a = """\n."""\n# more\n{key} = 1')


@pytest.mark.parametrize(
    "line",
    ["a" + ".a" * 1_990 + " = 1", "[" + "a." * 1_990 + "b]", '"\\' * 1_990, '"""\\' * 990, "'" * 3_989, "''''a" * 790],
)
def test_whatever_is_sent_is_read_or_refused_soon(line: str) -> None:
    began = process_time()
    with pytest.raises(ValueError, match="at line"):
        sheet.loads(f"{line}\n" * 10)
    assert process_time() - began < 0.2
