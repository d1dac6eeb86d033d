/// Takes a session over from the prompt in another terminal: that one says so and ends.

import CTerminal
import Glibc
import PlanWording
import TrainingStore

extension SessionLock {
  /// The lock for a prompt. If another prompt has it, it is taken over only if the user says so.
  static func ofPrompt(forStoreAt path: String, takesOver: Bool) throws -> SessionLock {
    do throws(StoreProblem) {
      return try SessionLock(forStoreAt: path)
    } catch .heldByAnother(let path, let process?) {
      guard try takesOver || isAsked(process), process > 1, ct_take_over(CInt(process)) == 0 else {
        throw fail(StoreProblem.heldByAnother(path: path, process: process))
      }
      return try afterwards(forStoreAt: path)
    } catch {
      throw fail(error)
    }
  }

  private static func isAsked(_ process: Int) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return false }
    return try Question.isAnswered(CommandText.takeOverQuestion(process: process))
  }

  /// Waits a few seconds for the other prompt to write what it knows.
  private static func afterwards(forStoreAt path: String) throws -> SessionLock {
    for _ in 1..<100 {
      do throws(StoreProblem) {
        return try SessionLock(forStoreAt: path)
      } catch .heldByAnother {
        usleep(30_000)
      } catch {
        throw fail(error)
      }
    }
    do { return try SessionLock(forStoreAt: path) } catch { throw fail(error) }
  }
}
