"""The wire's types for other languages: JSON Schema, and TypeScript for the browser.

python -m vorhand.room.export schema > wire.json
python -m vorhand.room.export typescript > web/src/wire.ts
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from vorhand.room import wire
from vorhand.room.daily import Answered, Exercise
from vorhand.room.film import Film
from vorhand.room.learning import Line
from vorhand.room.records import Import
from vorhand.room.reviews import ReviewJob
from vorhand.room.statistics import Statistics

TOLD: Final = {"$ref": "#/$defs/Answer"}
NOTE: Final = "// Made by `python -m vorhand.room.export typescript`; not to be changed by hand."

OVER_HTTP: Final = (Film, ReviewJob, Line, Import, Statistics, Exercise, Answered)
"""Answers of the HTTP side that the browser takes apart."""


def schema() -> dict[str, Any]:
    """The JSON Schema of everything that goes over the wire, and of what the HTTP side tells of records."""
    (requests, answers, *_), parts = msgspec.json.schema_components(
        [wire.AnyRequest, wire.AnyAnswer, *OVER_HTTP], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Vorhand",
        "$defs": {**parts, "Request": requests, "Answer": answers, "Told": {"type": "array", "items": TOLD}},
    }


def typescript() -> str:
    """The same as TypeScript."""
    lines = [NOTE]
    for name, part in schema()["$defs"].items():
        if text := part.get("description"):
            lines.append(f"\n/** {' '.join(text.split())} */")
        else:
            lines.append("")
        lines.append(f"export type {name} = {typed(part)};")
    return "\n".join(lines) + "\n"


def typed(part: Mapping[str, Any]) -> str:
    """A part of the schema as a type.

    >>> typed({"anyOf": [{"type": "integer"}, {"type": "null"}]}), typed({"type": "array", "items": {}})
    ('number | null', 'unknown[]')
    """
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(typed(each) for each in part["anyOf"])
    match part.get("type"):
        case "object" if "properties" in part:
            wanted = part.get("required", ())
            fields = [
                f"{name}{'' if name in wanted else '?'}: {typed(each)}" for name, each in part["properties"].items()
            ]
            return "{ " + "; ".join(fields) + " }"
        case "object":
            return "Record<string, unknown>"
        case "array" if "prefixItems" in part:
            return f"[{', '.join(map(typed, part['prefixItems']))}]"
        case "array":
            item = typed(part.get("items", {}))
            return f"({item})[]" if " " in item else f"{item}[]"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
    return "unknown"


def main() -> None:
    """Writes what is asked for."""
    kinds = {"schema": lambda: json.dumps(schema(), indent=2), "typescript": lambda: typescript().rstrip("\n")}
    if len(sys.argv) != 2 or sys.argv[1] not in kinds:
        sys.exit(f"write one of {' '.join(kinds)}")
    print(kinds[sys.argv[1]]())


if __name__ == "__main__":
    main()
