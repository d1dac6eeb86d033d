/// What agents get from `satz mcp`, through the official client: `Tests/Support/agent_scenarios.py`.

import Testing

@Suite("Agents")
struct AgentTests {
  @Test(
    "An agent writes a program and mends it by the hints, writes nothing without leave, and cannot end the server",
    arguments: [
      "a_program_is_written_mended_and_simulated", "nothing_is_written_without_leave", "any_message_leaves_it_alive",
    ])
  func scene(_ name: String) async throws { try await play(name, of: "agent_scenarios.py") }
}
