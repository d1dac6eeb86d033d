"""Fails if a JSON file, or a line of one that has one value per line, does not follow the schema, or has a key that the
schema does not describe: keeps_to_schema.py SCHEMA FILE..."""

import json
import sys

import jsonschema


def closed(schema):
    """Readers must accept unknown keys, so schemas leave objects open; for a test every key has to be described."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: closed(part) for key, part in schema.items()}
    if isinstance(schema.get("properties"), dict) and "type" in schema:
        if schema.get("additionalProperties", True) is True:
            schema["additionalProperties"] = False
    return schema


def documents(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines()]


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(closed(schema))
for path in sys.argv[2:]:
    for document in documents(path):
        for error in validator.iter_errors(document):
            sys.exit(f"{path}: {error.json_path}: {error.message}")
