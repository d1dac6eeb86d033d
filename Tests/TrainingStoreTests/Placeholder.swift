import Testing
@testable import TrainingStore
