import Testing
@testable import PlanLanguage
