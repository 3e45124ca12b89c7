"""A server on the loopback interface that answers the way its first argument says.

It takes a free port, prints it on a line "port N", and serves until it is ended.
"""

import http.server
import json
import sys
import threading
import time

behaviour = sys.argv[1]
fixture = open(sys.argv[2], "rb").read()

ada = {"id": 1, "name": "Ada", "email": "ada@example.com", "team": "Data", "isActive": True}
bodies = {
    "users": fixture,
    "html": b"<html>not JSON</html>",
    "cut-off": fixture,
    "truncated": fixture[: len(fixture) // 2],
    "object": b'{"users": []}',
    "empty": b"[]",
    "missing-field": json.dumps([ada, {k: v for k, v in ada.items() if k != "email"}]).encode(),
    "mistyped-field": json.dumps([ada, ada, {**ada, "id": "three"}]).encode(),
    "null-field": json.dumps([{**ada, "isActive": None}]).encode(),
    "not-an-object": b"[1]",
    "escapes": json.dumps([{**ada, "name": "Ada\x1b[2J\nLovelace"}]).encode(),
    "inactive": json.dumps([{**ada, "isActive": False}]).encode(),
}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if behaviour == "silent":
            threading.Event().wait()
        if behaviour == "lost":
            return
        if behaviour.isdigit():
            self.send_error(int(behaviour))
            return
        if self.path != "/api/users/all":
            self.send_error(404)
            return
        if behaviour == "circular":
            self.send_response(302)
            self.send_header("Location", self.path)
            self.end_headers()
            return
        if behaviour == "endless":
            self.send_response(200)
            self.send_header("Content-Length", "1000000")
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b" ")
                    time.sleep(0.2)
            except OSError:  # The client has left.
                return
        body = bodies[behaviour]
        length = len(body) + 1 if behaviour == "cut-off" else len(body)
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print("port", server.server_port, flush=True)
server.serve_forever()
