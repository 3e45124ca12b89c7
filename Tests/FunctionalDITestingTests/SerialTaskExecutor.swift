import Dispatch

/// Runs what tasks do one after the other, in the order in which they go on.
final class SerialTaskExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "SerialTaskExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
