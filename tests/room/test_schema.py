"""The HTTP side keeps what its own description promises, whatever it is sent."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from typing import Any, get_args

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from servers import Server

from vorhand.room import wire
from vorhand.room.export import schema, typescript


def test_whatever_is_sent(server: Server) -> None:
    """No request, right or wrong, makes an error of the server or an answer that the description does not have."""
    key = server.somebody("Schema").http.cookies["vorhand"]
    tried = set()
    for found in schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json").get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        for mode in GenerationMode:

            @settings(
                max_examples=8,
                phases=[Phase.generate],
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: Any) -> None:
                tried.add((case.method, case.path))
                answer = case.call(headers={"cookie": f"vorhand={key}"})
                if answer.status_code == 413:  # it was larger than any body may be, whatever was in it
                    return
                case.validate_response(answer, excluded_checks=[positive_data_acceptance])
                # which names and options there are, no schema says

            with suppress(Unsatisfiable):  # nothing can be wrong about it
                check()
    assert len(tried) > 12


def test_the_exports_are_the_wire() -> None:
    """The command writes the schema and the types, and every message of the wire is in both."""
    written = subprocess.run(
        [sys.executable, "-m", "vorhand.room.export", "schema"], capture_output=True, check=True, timeout=60
    )
    assert json.loads(written.stdout) == schema()
    text = typescript()
    for kind in (*get_args(wire.AnyRequest), *get_args(wire.AnyAnswer)):
        assert kind.__name__ in schema()["$defs"]
        assert f"export type {kind.__name__} = " in text
        assert f'"{kind.__name__.lower()}"' in text
