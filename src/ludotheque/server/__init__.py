"""The house on the net: doors (HTTP), sockets, and all the tables that are awake.

`app` who may knock · `plan`, `doors`, `pages` what is behind the doors · `wire`, `schema` what goes over a socket ·
`socket`, `line` one socket · `hall` all tables awake, and the other processes · `live` one of them: its mailbox ·
`company` its bots, `thinking` where they think · `access` who may look and sit · `identity` who somebody is ·
`filing` the shelf's lines · `limits`, `metrics`, `logs` · `serve` the program, `orphans` what ends with it.
"""
