import Testing
@testable import satz
