import Dispatch

/// Runs the jobs of tasks one after the other, in the order in which the tasks resume.
final class SerialTaskExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "SerialTaskExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
