"""Fails if one of the JSON files does not keep to the schema: keeps_to_schema.py SCHEMA FILE..."""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        for error in validator.iter_errors(json.load(file)):
            sys.exit(f"{path}: {error.json_path}: {error.message}")
