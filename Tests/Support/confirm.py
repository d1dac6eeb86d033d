"""Answers the question of a command on a real terminal, and prints what was shown: confirm.py ANSWER COMMAND …"""

import sys

import pexpect

child = pexpect.spawn(sys.argv[2], sys.argv[3:], timeout=20, encoding="utf-8")
child.expect(":")
child.sendline(sys.argv[1])
child.expect(pexpect.EOF)
child.close()
print((child.before or "").replace("\r", "").strip())
sys.exit(child.exitstatus)
