import CHeap
import Foundation

/// The memory that this process has in use.
enum Memory {
  /// The resident memory that the system counts, in kilobytes.
  static var residentKilobytes: Int {
    #if os(Linux)
      let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #endif
  }

  /// The growth of the resident memory in megabytes since it had a number of kilobytes.
  static func megabytes(since kilobytes: Int) -> Int {
    max(0, residentKilobytes - kilobytes) / 1024
  }

  /// The bytes of the heap that are allocated, with what the allocator needs for itself.
  static var allocatedBytes: Int { Int(heap_allocated_bytes()) }

  /// The bytes of the heap that an object takes.
  static func allocatedBytes(of object: AnyObject) -> Int {
    Int(heap_size_of_allocation(Unmanaged.passUnretained(object).toOpaque()))
  }
}
