// A program, not a test: `@Resolved` cannot resolve here, and stops it.
import FunctionInjection

protocol MyService: Sendable {}

final class Database: Sendable {}

final class Repository: Sendable {
  init(database: Database) {}
}

struct AppScreen {
  @Resolved var service: any MyService
}

struct ReportScreen {
  @Resolved(reports) var repository: Repository
}

let reports = Container()
reports.register(Repository.self, .singleton, initializer: Repository.init)

if CommandLine.arguments.contains("--other-resolver") {
  _ = ReportScreen()
} else {
  _ = AppScreen()
}
print("went on")
